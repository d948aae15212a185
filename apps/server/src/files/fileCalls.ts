import { Refusal } from '../errors/refusal.ts'
import { type CallHandlers, sessionOf } from '../gateway/callContext.ts'
import type { Files } from './files.ts'

export function fileCalls(files: Files) {
  return {
    saveImage: async ({ use }, context) => {
      const { userId } = sessionOf(context)
      if (!context.upload) throw new Refusal('malformed', { field: 'file', problem: 'is missing' })
      const bytes = await context.upload()
      const id = await files.save({ userId, use, bytes })
      return { id, url: await files.openForOwner({ imageId: id, userId }) }
    },
    getImage: async ({ id }, context) => {
      const { userId } = sessionOf(context)
      return { url: await files.openForOwner({ imageId: id, userId }) }
    },
  } satisfies Partial<CallHandlers>
}
