/** Makes the rows of one test file: name, file, text, and what stands there instead (nothing, if left out). */
export const noticedBy =
  (...tests) =>
  (rows) =>
    rows.map(([name, file, text, instead = '']) => ({ name, file, text, instead, tests }));
