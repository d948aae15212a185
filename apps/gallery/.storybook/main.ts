import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../src/stories/*.stories.tsx'],
  staticDirs: ['../../web/public', '../files'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // It looks at every element after each change of a page, for outlines that nobody asks for.
  features: { highlight: false },
}

export default config
