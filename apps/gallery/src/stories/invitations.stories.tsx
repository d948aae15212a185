import { button, link, story, waiting } from '../stage/story.tsx'

export default { title: 'Invitations' }

export const InviteLoading = story('/invite', 'loading', 'Invite friends', waiting)
export const InviteEmpty = story('/invite', 'empty', 'Your code and link', button('Copy link'))
export const InviteError = story('/invite', 'error', 'Your invitations could not be loaded.', button('Try again'))
export const InviteFull = story('/invite', 'full', 'Your code and link', button('Copy link'))
export const InviteesLoading = story('/inviteList', 'loading', 'People I invited', waiting)
export const InviteesEmpty = story('/inviteList', 'empty', 'Nobody has joined with your code yet.', link('Copy link'))
export const InviteesError = story('/inviteList', 'error', 'The list could not be loaded.', button('Try again'))
export const InviteesFull = story('/inviteList', 'full', 'People I invited', link('My link'))
export const IncomeLoading = story('/inviteMy', 'loading', 'My income', waiting)
export const IncomeEmpty = story('/inviteMy', 'empty', 'No commission yet.', link('My link'))
export const IncomeError = story('/inviteMy', 'error', 'The list could not be loaded.', button('Try again'))
