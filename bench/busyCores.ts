import { cpus } from 'node:os'

interface Spent {
  readonly busy: number
  readonly all: number
}

function spent(): Spent {
  let [busy, all] = [0, 0]
  for (const { times } of cpus()) {
    const { user, nice, sys, irq, idle } = times
    busy += user + nice + sys + irq
    all += user + nice + sys + irq + idle
  }
  return { busy, all }
}

/** How many of the machine's cores were busy on average since this was called, whoever kept them busy. */
export function busyCores(): () => number {
  const before = spent()
  return () => {
    const { busy, all } = spent()
    return ((busy - before.busy) / (all - before.all)) * cpus().length
  }
}
