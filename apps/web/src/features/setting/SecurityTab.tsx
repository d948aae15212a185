import { SecurityCentre } from '../../shared/security/SecurityCentre.tsx'

export function SecurityTab() {
  return <SecurityCentre />
}
