import { defineTexts } from '../../shared/i18n/texts.ts'

export const shellTexts = defineTexts({
  skip: 'Skip to content',
  close: 'Close',
  retry: 'Try again',
  loading: 'Loading',
  product: 'Touchstone console',
  main: 'Main',
  menu: 'Menu',
  /** Of all times on the screens. */
  times: 'Times in {zone}',
  environment: {
    label: 'Environment',
    sandbox: 'Sandbox: play money · {source}',
    production: 'Production: real customers, real money',
  },
  world: {
    label: 'World',
    real: 'Real',
    demo: 'Demo',
    demoNote: 'Demo world: play money of demo accounts',
    demoIn: { sandbox: 'Sandbox · {source}', production: 'Production · {source}' },
  },
  look: { label: 'Theme', system: 'System', dark: 'Dark', light: 'Light' },
  signOut: 'Sign out',
  idle: {
    title: 'Still there?',
    text: 'Nothing was done for a while. The console locks in {seconds} s.',
    stay: 'Stay logged in',
    leave: 'Sign out now',
  },
  failure: {
    title: 'This screen failed',
    text: 'Nothing that you had not confirmed was sent. The rest of the console still works.',
  },
  missing: { title: 'There is no such screen', home: 'Go to the dashboard' },
  refused: {
    title: 'This screen is not for your role',
    text: 'It is for: {roles}.',
    sandbox: 'It exists in the sandbox only.',
  },
})
