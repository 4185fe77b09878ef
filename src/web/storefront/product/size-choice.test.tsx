import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SizeChoice } from './size-choice.tsx';

const shown = (...available: boolean[]) => {
  const sizes = available.map((each, at) => ({ label: `${40 + at}`, available: each }));
  return renderToStaticMarkup(
    <MemoryRouter>
      <SizeChoice
        choice={{ name: 'Size', scale: 'EU', sizes }}
        chosen={null}
        address="/product/x"
      />
    </MemoryRouter>,
  );
};

it('says where all sizes are gone', () => {
  expect(shown(false, false)).toContain('No size is available now.');
  expect(shown(false, true)).not.toContain('No size is available now.');
});
