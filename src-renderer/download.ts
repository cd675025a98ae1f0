/** How long a browser may take to begin. */
const MS_TO_BEGIN = 1000;

/** Hands a file to the browser, which puts it where it puts all that is downloaded. */
export function download(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MS_TO_BEGIN);
}
