import type { AdminCallData } from '@touchstone/protocol/admin'

export type Health = AdminCallData<'getHealth'>
