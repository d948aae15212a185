export const WELFARE_ACTS = { SetCampaign: 'Campaign of welfare' } as const
