/** The page shown when not even the error page could be rendered. Says nothing of the cause. */
export const failurePage = page(
  'Something went wrong',
  'The page could not be shown. Please try again in a moment.',
);

/** The page shown while the server is overloaded. */
export const busyPage = page(
  'We are very busy',
  'This page will be here in a moment. Please try again.',
);

/** The page shown in place of one that is not kept while the database cannot be reached. */
export const awayPage = page(
  'We will be right back',
  'We cannot reach our database at the moment. Please try again in a minute.',
);

function page(title: string, sentence: string): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100svh; display: grid; place-content: center; gap: 1rem; padding: 2rem;
  font: 1rem/1.6 system-ui, sans-serif; text-align: center }
h1 { margin: 0; font-size: 1.5rem; font-weight: 600 }
p { margin: 0 }
a { color: inherit }
</style>
</head>
<body>
<h1>${title}</h1>
<p>${sentence}</p>
<p><a href="/">Back to the home page</a></p>
</body>
</html>
`;
}
