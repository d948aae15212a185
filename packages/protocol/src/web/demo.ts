import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const demoLogin = defineCall({
  name: 'demoLogin',
  method: 'POST',
  access: 'optional',
  inDemo: 'open',
  group: 'other',
  summary: 'Enter the demo account: the own one when logged in, else a guest who is forgotten later',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({ token: z.string() }),
  rejections: ['rate_limited', 'storage_full', 'shutting_down'],
})

export const exitDemo = defineCall({
  name: 'exitDemo',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Leave the demo account; `token` leads back to the real one, "" for a guest',
  silent: true,
  extra: true,
  request: z.object({}),
  data: z.object({ token: z.string() }),
  rejections: ['not_in_demo_now'],
})

export const addDemoFunds = defineCall({
  name: 'addDemoFunds',
  method: 'POST',
  access: 'token',
  inDemo: 'open',
  group: 'other',
  summary: 'Play money for the demo account, up to its starting amount',
  extra: true,
  request: z.object({}),
  data: z.object({ added: z.string() }),
  rejections: ['not_in_demo_now', 'demo_funds_enough'],
})

export const DEMO_CALLS = { demoLogin, exitDemo, addDemoFunds }
