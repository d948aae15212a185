import type { Command, Decide, OwnerId, Reply, VerificationLevel } from '@touchstone/protocol'
import type { WorldPort } from '../../sequencer/worldPort.ts'

/** A world whose customers have levels, which decisions of operators set. */
export interface LevelWorld {
  readonly port: WorldPort
  readonly decisions: readonly Decide[]
  /** Makes the core refuse decisions. */
  refuse: boolean
}

export const POLICY = {
  version: 0,
  loanLimits: ['0', '1000', '5000', '20000'],
  dailyWithdrawals: ['100', '10000', '50000', '200000'],
}

export function levelWorld(port: WorldPort): LevelWorld {
  const levels = new Map<OwnerId, VerificationLevel>()
  const decisions: Decide[] = []
  const world = { decisions, refuse: false }

  const decide = (command: Decide): Reply => {
    if (world.refuse) return { kind: 'rejected', rejection: 'role_missing', facts: {} }
    decisions.push(command)
    if (command.action.type === 'SetVerification') levels.set(command.action.owner, command.action.level)
    return { kind: 'done', value: 0 }
  }
  const submit = async (command: Command) => {
    if (command.type !== 'Decide') return port.submit(command)
    const reply = decide(command)
    return { sequence: 1, time: 0, command, reply, events: [], postings: [], duplicate: false }
  }
  const core: WorldPort['core'] = Object.assign(Object.create(port.core) as WorldPort['core'], {
    customers: {
      ...port.core.customers,
      verification: (owner: OwnerId) => levels.get(owner) ?? 0,
      verificationPolicy: () => POLICY,
    },
  })
  return Object.assign(world, { port: { ...port, core, submit } })
}
