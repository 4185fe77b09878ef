import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { fonts } from './scripts/fonts/vite-plugin.ts';

export default defineConfig({
  plugins: [fonts(), tailwindcss(), reactRouter()],
  build: {
    target: 'baseline-widely-available',
    // Everything is a file of its own: the security policy allows no fonts or scripts in data URLs.
    assetsInlineLimit: 0,
  },
});
