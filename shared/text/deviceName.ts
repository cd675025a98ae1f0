/** Windows gives these names to devices, in any letters and whatever stands behind a dot: no file can have them there. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$/i;

/**
 * Whether Windows takes a name of a file or folder, not a path, for a device: `CON`, `nul.png`, `Com¹ .tar.gz`. Files go
 * from one computer to another, so nothing of ours gets such a name on any.
 */
export const isDeviceName = (name: string): boolean =>
  DEVICE.test((name.split(/[.:]/, 1)[0] ?? '').trimEnd());
