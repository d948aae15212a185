import { lazyScreen } from '@touchstone/ui'
import { defineFeature } from '../../shared/feature/feature.ts'

/** Logging in, opening an account, and its protection. */
export const account = defineFeature({
  words: {
    login: '@logIn',
    register: '@openAccount',
    forgetpwd: 'Forgot password',
    bindmpwd: '@transactionPassword',
    bindphone: '@phoneNumber',
    editPassword: '@changePassword',
    editPasswordTrade: '@changeTransactionPassword',
  },
  routes: [
    {
      path: '/login',
      access: 'public',
      title: 'login',
      screen: lazyScreen(() => import('./LoginScreen.tsx'), 'LoginScreen'),
    },
    {
      path: '/register',
      access: 'public',
      title: 'register',
      screen: lazyScreen(() => import('./RegisterScreen.tsx'), 'RegisterScreen'),
    },
    {
      path: '/forgetpwd',
      access: 'public',
      title: 'forgetpwd',
      titleWhen: { field: 'type', is: 'changepwd', title: 'editPassword' },
      screen: lazyScreen(() => import('./ForgotPasswordScreen.tsx'), 'ForgotPasswordScreen'),
    },
    {
      path: '/bindmpwd',
      access: 'login',
      title: 'bindmpwd',
      needs: 'saveTpwd',
      screen: lazyScreen(() => import('./TransactionPasswordScreen.tsx'), 'TransactionPasswordScreen'),
    },
    {
      path: '/bindphone',
      access: 'login',
      title: 'bindphone',
      needs: 'bindPhone',
      screen: lazyScreen(() => import('./PhoneScreen.tsx'), 'PhoneScreen'),
    },
    {
      path: '/editPassword',
      access: 'login',
      title: 'editPassword',
      needs: 'updatePassword',
      menus: { user: { word: 'editPassword', place: 60 } },
      screen: lazyScreen(() => import('./ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
    },
    {
      path: '/editPasswordTrade',
      access: 'login',
      title: 'editPasswordTrade',
      needs: 'updateTpwd',
      screen: lazyScreen(() => import('./ChangeTransactionPasswordScreen.tsx'), 'ChangeTransactionPasswordScreen'),
    },
  ],
})
