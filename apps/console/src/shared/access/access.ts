import { ADMIN_CATALOG, type AdminCallName } from '@touchstone/protocol/admin'
import { useMe } from '../session/session.ts'

/** May somebody with these roles make this call? The server asks again; this only hides what would be refused. */
export function mayCall(roles: readonly string[], name: AdminCallName): boolean {
  const { access } = ADMIN_CATALOG[name]
  if (typeof access === 'string') return true
  return access.some((role: string) => roles.includes(role))
}

export function useMay(name: AdminCallName): boolean {
  return mayCall(useMe().roles, name)
}
