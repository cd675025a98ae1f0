/** A whole number with a real minus: "−3". */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
