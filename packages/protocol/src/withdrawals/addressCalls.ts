import * as z from 'zod/mini'
import { CHAINS } from '../ledger/chains.ts'
import { defineCall } from '../web/call.ts'
import { cid, orderNo } from '../web/fields.ts'
import { MONEY_COMMAND, tpwd } from '../web/moneyCall.ts'
import { empty, nothing } from '../web/securityFields.ts'
import { usdt, VALUE_PROOF } from './callFields.ts'

export const getAddressList = defineCall({
  name: 'getAddressList',
  method: 'GET',
  access: 'token',
  inDemo: 'closed',
  summary: 'Addresses of the own book that withdrawals may be paid to',
  silent: true,
  extra: true,
  request: nothing,
  data: z.array(
    z.object({
      id: z.string(),
      currency: z.string(),
      /** The network's word, and its name as `getDepositInfo` tells it. */
      chain: z.string(),
      chainName: z.string(),
      /** With the capitals of its checksum (EIP-55). */
      address: z.string(),
      remark: z.string(),
      tag: z.string(),
      /** UTC ms: it can be paid from then on. */
      usableFrom: z.number(),
    }),
  ),
})

export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Add an address to the own book; it can be paid after the hold for new addresses',
  extra: true,
  request: z.object({
    currency: usdt,
    chain: z._default(z.enum(CHAINS), 'ethereum'),
    /** Small letters, or with the capitals of its checksum (EIP-55), which is checked. */
    address: empty(120),
    remark: empty(40),
    /** Stored beside the address. Ethereum knows no tags, so none is sent. */
    tag: empty(64),
    tpwd,
    cid: z.optional(cid),
  }),
  data: z.object({ id: z.string(), usableFrom: z.number() }),
  rejections: [
    ...VALUE_PROOF,
    ...MONEY_COMMAND,
    'address_missing',
    'address_invalid',
    'address_known',
    'unknown_asset',
  ],
})

export const delAddress = defineCall({
  name: 'delAddress',
  method: 'POST',
  access: 'token',
  inDemo: 'closed',
  group: 'other',
  summary: 'Take an address out of the own book',
  extra: true,
  request: z.object({ id: orderNo, tpwd, cid: z.optional(cid) }),
  data: nothing,
  rejections: [...VALUE_PROOF, ...MONEY_COMMAND, 'unknown_address'],
})
