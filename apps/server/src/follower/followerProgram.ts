import type { Follow } from '../sequencer/following.ts'
import type { Boundary, Program } from '../threads/program.ts'

/** What a follower can be asked over its boundary. It asks nothing. */
export interface FollowerBoundary extends Boundary {
  readonly program: { readonly follow: Follow }
  readonly owner: Readonly<Record<never, never>>
}

export function followerProgram(follow: Follow): Program<FollowerBoundary> {
  return () => ({ service: { follow } })
}
