const AT_ONCE = 256

/** Does it for each of so many, a few hundred at a time: more at once would be refused. Returns what came of each, in order. */
export async function inTurns<Result>(count: number, work: (at: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const one = async () => {
    while (next < count) {
      const at = next++
      results[at] = await work(at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return results
}
