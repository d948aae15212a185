import { ADMIN_CATALOG, type AdminCallName } from '@touchstone/protocol/admin'
import { useMe } from '../session/session.ts'

/** Whether these roles allow this call. The server checks again; this only hides calls that it would refuse. */
export function mayCall(roles: readonly string[], name: AdminCallName): boolean {
  const { access } = ADMIN_CATALOG[name]
  if (typeof access === 'string') return true
  return access.some((role: string) => roles.includes(role))
}

export function useMay(name: AdminCallName): boolean {
  return mayCall(useMe().roles, name)
}
