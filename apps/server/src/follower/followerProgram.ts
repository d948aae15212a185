import type { Follow } from '../sequencer/following.ts'
import type { Boundary, Program } from '../threads/program.ts'

/** The requests that a follower answers over its boundary. It makes none itself. */
export interface FollowerBoundary extends Boundary {
  readonly program: { readonly follow: Follow }
  readonly owner: Readonly<Record<never, never>>
}

/** Given how to say during long work that it is alive. */
export function followerProgram(createFollow: (alive: () => void) => Follow): Program<FollowerBoundary> {
  return (_owner, alive) => ({ service: { follow: createFollow(alive) } })
}
