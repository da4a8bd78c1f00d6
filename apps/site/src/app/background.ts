// Fetches what comes after the page's first picture.
export const background = () => import('../background.ts');
