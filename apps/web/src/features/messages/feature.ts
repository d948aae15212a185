import { defineFeature } from '../../shared/feature/feature.ts'

/** The inbox and the price alerts: tabs of the notices. The bell in the header shows the newest messages. */
export const messages = defineFeature({
  words: { messages: '@messages', alerts: '@priceAlerts' },
  routes: [],
})
