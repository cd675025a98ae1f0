/** The page's own address; everything else is a stranger. */
export const ORIGIN = 'app://hexwatch';
export const PAGE = `${ORIGIN}/index.html`;

export const isOurs = (url: string): boolean => url === ORIGIN || url.startsWith(`${ORIGIN}/`);
