// The one page of all games; its script looks at the address to see which is wanted.
const styles = [
  'tokens',
  'page',
  'controls',
  'beside',
  'tables',
  'machines',
  'contests',
  'water',
  'small-screens',
];
const font = '/fonts/manrope-latin-wght-normal.woff2';

const linkTo = (name: string) => `<link rel="stylesheet" href="/page/styles/${name}.css" />`;

export const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="dark" />
    <meta name="theme-color" content="#07120e" />
    <meta name="robots" content="noindex" />
    <title>Sandbox</title>
    <link rel="icon" href="data:," />
    <link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />
    ${styles.map(linkTo).join('\n    ')}
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/page/main.ts"></script>
  </body>
</html>
`;
