import { LANGUAGES } from '@touchstone/protocol'
import { installExchange } from '../src/exchange/install.ts'
import { PLAN } from '../src/plan/plan.ts'

installExchange()

const preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    actions: { disable: true },
    plan: PLAN,
  },
  initialGlobals: { language: 'en', theme: 'dark' },
  globalTypes: {
    language: {
      name: 'Language',
      toolbar: { icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
    theme: {
      name: 'Theme',
      toolbar: { icon: 'contrast', items: ['dark', 'light', 'system'], dynamicTitle: true },
    },
  },
}

export default preview
