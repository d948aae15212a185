export { AuditScreen as Screen } from './AuditScreen.tsx'
