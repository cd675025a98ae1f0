import { WrongUsage } from './exit.ts';

/** A whole number out of the words of the call. Throws WrongUsage that names the option. */
export function wholeNumber(text: string, option: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new WrongUsage(`${option} takes a whole number, not “${text}”.`);
  return Number(text);
}

/** A port to listen on; 0 lets the system choose one. */
export function portNumber(text: string): number {
  const port = wholeNumber(text, '--port');
  if (port > 65_535) throw new WrongUsage(`--port takes 0 to 65535, not ${text}.`);
  return port;
}
