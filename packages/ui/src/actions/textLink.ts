/** Classes of a link or button that stands by itself as words; tall enough to be hit (WCAG 2.5.8). Its size of text is its place's. */
export const TEXT_LINK = 'inline-flex min-h-6 w-fit items-center rounded-control text-accent hover:underline'
