import { SecurityCentre } from '../../security/centre/SecurityCentre.tsx'

export function SecurityTab() {
  return <SecurityCentre />
}
