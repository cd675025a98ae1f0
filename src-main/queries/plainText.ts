/** Without case and accents, so that “Ysolde” is found by “ysolde”, and “Málin” by “malin”. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
