/** Of everything that a member's home begins with: the page below it stands still while that loads. */
export const MEMBER_HEIGHT = 'min-h-140'
