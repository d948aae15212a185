import * as z from 'zod/mini'
import { defineCall } from '../web/call.ts'
import { whole } from '../web/fields.ts'
import { CANCEL_ALL_AFTER_SECONDS } from './commands.ts'

const { min, max } = CANCEL_ALL_AFTER_SECONDS

/** The deadline that stands: milliseconds UTC by the clock of the log, and the seconds it was set with; both 0 while there is none. */
const standing = z.object({ seconds: z.number(), deadline: z.number() })

export const cancelAllAfter = defineCall({
  name: 'cancelAllAfter',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'risk_reducing',
  summary: 'End all open orders unless this is sent again in time',
  silent: true,
  extra: true,
  /** From 5 to 3,600; 0 takes the deadline away. There is none unless it is asked for. */
  request: z.object({ seconds: z.union([whole(0, 0), whole(min, max)]) }),
  data: standing,
  rejections: ['malformed', 'storage_full', 'rate_limited', 'shutting_down'],
})

export const getCancelAllAfter = defineCall({
  name: 'getCancelAllAfter',
  method: 'GET',
  access: 'token',
  inDemo: 'open',
  summary: 'The deadline at which all open orders end',
  silent: true,
  extra: true,
  request: z.object({}),
  data: standing,
})

export const CANCEL_ALL_AFTER_CALLS = { cancelAllAfter, getCancelAllAfter }
