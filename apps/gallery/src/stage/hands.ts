// What a reader does in a story before it stands as it is shown: fills in a form, presses a button.
import { userEvent } from 'storybook/test'

const LOOK_AGAIN_MS = 20
const TRIES = 500

const hands = userEvent.setup({ delay: null })

/** Waits for something to appear. Counted in looks: the clock of the gallery stands still. */
async function appears<Found>(what: string, find: () => Found | undefined): Promise<Found> {
  for (let tries = 0; tries < TRIES; tries++) {
    const found = find()
    if (found) return found
    await new Promise((again) => setTimeout(again, LOOK_AGAIN_MS))
  }
  throw new Error(`${what} does not appear`)
}

const wordsOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** An open dialog is in front of everything else. */
function place(): ParentNode {
  const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')
  return [...dialogs].findLast((dialog) => dialog.checkVisibility()) ?? document.querySelector('main') ?? document
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function labelled(label: string): Control | undefined {
  const controls = [...place().querySelectorAll<Control>('input, textarea, select')]
  return controls.find(
    (one) => one.getAttribute('aria-label') === label || [...(one.labels ?? [])].some((of) => wordsOf(of) === label),
  )
}

export async function fill(label: string, text: string): Promise<void> {
  const control = await appears(`the field "${label}"`, () => labelled(label))
  if (control instanceof HTMLSelectElement) return hands.selectOptions(control, text)
  await hands.clear(control)
  await hands.type(control, text)
}

/** Presses the last control of that name which can be pressed: the button of a form stands at its end. */
export async function press(name: string, role = 'button'): Promise<void> {
  const selector = role === 'button' ? 'button' : `[role=${role}]`
  const control = await appears(`the ${role} "${name}"`, () => {
    const all = [...place().querySelectorAll<HTMLElement>(selector)]
    const able = all.filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
    return able.findLast((one) => wordsOf(one) === name)
  })
  await hands.click(control)
}
