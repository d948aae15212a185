import type { Follow } from '../sequencer/following.ts'
import type { Boundary, Program } from '../threads/program.ts'

/** What a follower can be asked over its boundary. It asks nothing. */
export interface FollowerBoundary extends Boundary {
  readonly program: { readonly follow: Follow }
  readonly owner: Readonly<Record<never, never>>
}

/** Given how to say during long work that it is alive. */
export function followerProgram(createFollow: (alive: () => void) => Follow): Program<FollowerBoundary> {
  return (_owner, alive) => ({ service: { follow: createFollow(alive) } })
}
