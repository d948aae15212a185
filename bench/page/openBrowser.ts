import { type Browser, chromium } from '@playwright/test'
import { browserPath } from '../../tools/browser.mjs'

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
}
