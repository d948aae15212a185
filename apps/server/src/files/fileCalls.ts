import { Refusal } from '../errors/refusal.ts'
import {
  type CallContext,
  type CallHandlers,
  requireOwnCookie,
  type Session,
  sessionOf,
} from '../gateway/callContext.ts'
import type { Files } from './files.ts'

/** Pictures show documents and faces: a token that was stolen from its browser opens none and sends none. */
function ownSessionOf(context: CallContext): Session {
  const session = sessionOf(context)
  requireOwnCookie(session)
  return session
}

export function fileCalls(files: Files) {
  return {
    saveImage: async ({ use }, context) => {
      const { userId } = ownSessionOf(context)
      if (!context.upload) throw new Refusal('malformed', { field: 'file', problem: 'is missing' })
      const bytes = await context.upload()
      const id = await files.save({ userId, use, bytes })
      return { id, url: await files.openForOwner({ imageId: id, userId }) }
    },
    getImage: async ({ id }, context) => {
      const { userId } = ownSessionOf(context)
      return { url: await files.openForOwner({ imageId: id, userId }) }
    },
  } satisfies Partial<CallHandlers>
}
