export { AboutScreen } from './AboutScreen.tsx'
export { AgreementScreen } from './AgreementScreen.tsx'
export { NoticeScreen } from './NoticeScreen.tsx'
export { TextScreen } from './TextScreen.tsx'
