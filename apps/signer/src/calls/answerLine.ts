import { createHash, timingSafeEqual } from 'node:crypto'
import {
  SIGNER_REQUEST,
  type SignerAnswer,
  type SignerAnswers,
  type SignerCall,
  type SignerRequest,
} from '@touchstone/protocol/signer'
import { Refused } from '../words/refusal.ts'
import type { Signer } from './signer.ts'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function parse(line: string): SignerRequest {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Refused('bad_request')
  }
  const { success, data } = SIGNER_REQUEST.safeParse(value)
  if (!success) throw new Refused('bad_request')
  return data
}

function carryOut(
  signer: Signer,
  request: SignerRequest,
): SignerAnswers[SignerCall] | Promise<SignerAnswers[SignerCall]> {
  switch (request.call) {
    case 'status':
      return signer.status()
    case 'prepare':
      return signer.prepare(request)
    case 'release':
      return signer.release(request)
    case 'discard':
      return signer.discard(request)
    case 'replace':
      return signer.replace(request)
    case 'sweep':
      return signer.sweeper.sweep(request)
    case 'topUp':
      return signer.sweeper.topUp(request)
  }
}

/** Answers one line. Counts refused requests; throws on a bug, upon which the reader closes the socket. */
export async function answerLine(signer: Signer, token: string, line: string): Promise<SignerAnswer> {
  let id = 0
  try {
    const request = parse(line)
    id = request.id
    if (!timingSafeEqual(digest(request.token), digest(token))) throw new Refused('unauthorized')
    return { id, ok: true, data: await carryOut(signer, request) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    signer.count(error.code)
    return { id, ok: false, code: error.code }
  }
}
