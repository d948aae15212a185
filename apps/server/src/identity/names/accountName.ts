import { domainToASCII } from 'node:url'
import type { Rejection } from '@touchstone/protocol'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { Refusal } from '../../errors/refusal.ts'

/** The name a person logs in with, in the one form that makes it unique. */
export type AccountName =
  | { readonly kind: 'email'; readonly value: string }
  | {
      readonly kind: 'phone'
      /** E.164: "+85251234567". */
      readonly value: string
      readonly telCode: string
      readonly number: string
    }

const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
/** Before it becomes ASCII, which would silently drop line breaks and decode percent signs. */
const TYPED_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u
const LONGEST_LOCAL_PART = 64
const LONGEST_EMAIL = 120

/** Lower-case, an international domain in its ASCII form; undefined when it is no e-mail address. */
export function readEmail(text: string): AccountName | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at).toLowerCase()
  const typed = text.slice(at + 1)
  const domain = TYPED_DOMAIN.test(typed) ? domainToASCII(typed) : ''
  const value = `${local}@${domain}`
  const fits = at > 0 && at <= LONGEST_LOCAL_PART && value.length <= LONGEST_EMAIL
  return fits && LOCAL_PART.test(local) && DOMAIN.test(domain) ? { kind: 'email', value } : undefined
}

/** `telCode` "852" or "+852"; "" when `text` carries it ("+852 …"). Undefined when no such number can exist. */
export function readPhone(text: string, telCode: string): AccountName | undefined {
  if (!/^\+?[\d\s().-]{4,30}$/.test(text) || !/^\+?\d{0,4}$/.test(telCode)) return undefined
  const areaDigits = telCode.replace('+', '')
  if (areaDigits === '' && !text.startsWith('+')) return undefined
  const phone = parsePhoneNumberFromString(text.startsWith('+') ? text : `+${areaDigits}${text}`)
  if (!phone?.isValid()) return undefined
  return {
    kind: 'phone',
    value: phone.number,
    telCode: phone.countryCallingCode,
    number: phone.nationalNumber,
  }
}

function looksLikePhone(account: string, telCode: string | undefined): boolean {
  return !account.includes('@') && (Boolean(telCode) || /^\+?[\d\s().-]+$/.test(account))
}

/** An e-mail address, or a phone number; undefined when it is neither. */
export function findAccountName(account: string, telCode: string | undefined): AccountName | undefined {
  return looksLikePhone(account, telCode) ? readPhone(account, telCode ?? '') : readEmail(account)
}

/** Like {@link findAccountName}, refusing with the message that fits. `empty` says how an empty field is refused. */
export function readAccountName(account: string, telCode: string | undefined, empty: Rejection): AccountName {
  if (account === '') throw new Refusal(empty)
  const name = findAccountName(account, telCode)
  if (!name) throw new Refusal(looksLikePhone(account, telCode) ? 'phone_format' : 'email_format')
  return name
}
