/** Whether lists and objects stand more than `most` deep in each other; found without going in deeper than that. */
export function isDeeperThan(value: unknown, most: number): boolean {
  const branches: [unknown, number][] = [[value, 0]];
  for (let branch = branches.pop(); branch; branch = branches.pop()) {
    const [at, depth] = branch;
    if (typeof at !== 'object' || at === null) continue;
    if (depth === most) return true;
    for (const inner of Object.values(at)) branches.push([inner, depth + 1]);
  }
  return false;
}
