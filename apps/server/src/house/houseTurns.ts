import type { Command, Reply, World } from '@touchstone/protocol'
import { errorCarried } from '../threads/carriedError.ts'
import type { Peer } from '../threads/conversation.ts'
import type { HouseBoundary, HouseOutcome } from './houseBoundary.ts'

/** Sends the commands of one world: commands decided together cross in one message, their outcomes in another. */
export class HouseTurns {
  readonly #world: World
  readonly #owner: Peer<HouseBoundary['owner']>
  #commands: Command[] = []
  #outcomes: Promise<readonly HouseOutcome[]> | undefined

  constructor(world: World, owner: Peer<HouseBoundary['owner']>) {
    this.#world = world
    this.#owner = owner
  }

  /** Throws the world's refusal, or the error of a world that cannot be reached. */
  async submit(command: Command): Promise<Reply> {
    const place = this.#commands.push(command) - 1
    this.#outcomes ??= Promise.resolve().then(() => this.#send())
    const outcome = (await this.#outcomes)[place]
    if (!outcome) throw new Error('the world did not say what became of a command')
    if ('error' in outcome) throw errorCarried(outcome.error)
    return outcome.reply
  }

  #send(): Promise<readonly HouseOutcome[]> {
    const commands = this.#commands
    this.#commands = []
    this.#outcomes = undefined
    return this.#owner.ask('submit', { world: this.#world, commands })
  }
}
