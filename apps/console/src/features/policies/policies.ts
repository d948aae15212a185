export { PoliciesScreen as Screen } from './PoliciesScreen.tsx'
