import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

const root = document.documentElement;
/** What the first script has marked the document with, without what ends by itself. */
const lastingMarks = { ...root.dataset };
delete lastingMarks.welcome;

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    onRecoverableError(error) {
      // React may have made the document anew: without its marks, forms stay hidden.
      Object.assign(root.dataset, { ...lastingMarks, ...root.dataset });
      reportError(error);
    },
  });
});
