/** Well-known accounts of the demo marketplace; refused wherever the outside world can reach it. */
export const DEMO_PASSWORD = 'dhow-demo-2026';

export const demoAdmin = { name: 'Demo Admin', email: 'admin@dhow.example' };
