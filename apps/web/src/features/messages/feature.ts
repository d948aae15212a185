import { defineFeature } from '../../shared/feature/feature.ts'

/** The inbox: a tab of the notices. The bell in the header shows its newest messages. */
export const messages = defineFeature({
  words: { messages: '@messages' },
  routes: [],
})
