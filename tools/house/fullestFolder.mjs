import { dirname } from 'node:path'

/** How many source files lie in the fullest folder, those below it apart. */
export function fullestFolder(files) {
  const counts = new Map()
  for (const path of files) {
    if (!/^(packages|apps|bench|e2e|tools)\//.test(path)) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  const [where = '', value = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  return { value, where }
}
