import { expect, test } from '@playwright/test'
import { ADDRESSES } from '../pages/addresses.ts'
import { openAccount } from '../pages/customer.ts'
import { MOST_SHIFT } from '../pages/layoutShift.ts'
import { Walk } from '../pages/walk.ts'

const PARTS = [0, 1, 2] as const

const origin = (): string => process.env.E2E_ORIGIN ?? ''

test.describe.configure({ mode: 'parallel' })

for (const part of PARTS) {
  test(`behind every address is a screen that everybody can read, without a dead link or button, part ${part + 1}`, async ({
    page,
  }) => {
    const walk = new Walk(page, {
      origin: origin(),
      missing: 'There is no such page',
      mostShift: MOST_SHIFT,
      titled: false,
    })
    await openAccount(page, origin())
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(origin())
    const own = ADDRESSES.filter((_, index) => index % PARTS.length === part)
    for (const path of own) await walk.look(path)
    await walk.followLinks()
    // Last of all: what a button leaves on a page, such as a message, is not what the page looks like by itself.
    await walk.pressAll()
    expect(walk.faults).toEqual([])
  })
}
