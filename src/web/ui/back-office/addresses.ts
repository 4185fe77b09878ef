import { basePath } from '#texts/language.ts';
import { type Query, queryString } from '../addresses.ts';

/** Addresses of the admins' screens; lists take their search and filters. */
export const adminAddresses = {
  home: '/admin',
  logIn: '/admin/login',
  forgotPassword: '/admin/forgot-password',
  dashboard: '/admin/dashboard',
  categories: (query: Query = {}) => `/admin/category${queryString(query)}`,
  subCategories: (query: Query = {}) => `/admin/sub-category${queryString(query)}`,
  productTypes: (query: Query = {}) => `/admin/product-type${queryString(query)}`,
  attributes: (query: Query = {}) => `/admin/attributes${queryString(query)}`,
  products: (query: Query = {}) => `/admin/product${queryString(query)}`,
  sellers: '/admin/sellers',
  sellersWithDueDocuments: '/admin/sellers?documents=due',
  sellerProducts: (id: string) => `/admin/sellers/${id}`,
  sellerProfile: (id: string) => `/admin/sellers/${id}/profile`,
  sellerEnquiries: (id: string) => `/admin/sellers/${id}/enquiries`,
  sellerActivity: (id: string) => `/admin/sellers/${id}/activity`,
  sellerMessages: (id: string) => `/admin/sellers/${id}/messages`,
  sellerSessions: (id: string) => `/admin/sellers/${id}/sessions`,
  mergeSeller: (id: string, query: Query = {}) => `/admin/sellers/${id}/merge${queryString(query)}`,
  approvals: '/admin/approvals',
  approvalAnswers: '/admin/approvals/answers',
  approvalChanges: '/admin/approvals/changes',
  approvalLooks: '/admin/approvals/looks',
  invitedSellers: '/admin/approvals/invited',
  pipeline: '/admin/leads',
  /** The pipeline with the lead of a reference. */
  pipelineOf: (reference: string) => `/admin/leads${queryString({ q: reference })}`,
  /** The leads of a seller that nobody has taken up. */
  newLeads: (seller: string) => `/admin/leads${queryString({ seller, state: 'NEW' })}`,
  leadsOf: (seller: string) => `/admin/leads${queryString({ seller })}`,
  waitingSellers: '/admin/leads/waiting',
  conversion: '/admin/leads/conversion',
  reports: '/admin/reports',
  answeredReports: '/admin/reports/answered',
  /** Open reports are searched by the seller's name; answers are filtered by its id. */
  reportsOf: (name: string) => `/admin/reports${queryString({ q: name })}`,
  answersTo: (seller: string) => `/admin/reports/answered${queryString({ seller })}`,
  enquiries: '/admin/enquiries',
  messages: (query: Query = {}) => `/admin/messages${queryString(query)}`,
  announcements: '/admin/announcements',
  newsletter: '/admin/newsletter',
  newsletterIssues: '/admin/newsletter/issues',
  newsletterIssue: (id: string) => `/admin/newsletter/issues/${id}`,
  mails: (query: Query = {}) => `/admin/mails${queryString(query)}`,
  content: (query: Query = {}) => `/admin/content${queryString(query)}`,
  pages: (query: Query = {}) => `/admin/pages${queryString(query)}`,
  page: (id: string, query: Query = {}) => `/admin/pages/${id}${queryString(query)}`,
  mailTexts: (query: Query = {}) => `/admin/mails/texts${queryString(query)}`,
  synonyms: (query: Query = {}) => `/admin/searches${queryString(query)}`,
  fruitlessSearches: '/admin/searches/nothing',
  frequentSearches: '/admin/searches/frequent',
  blockedWords: '/admin/searches/blocked',
  redirects: (query: Query = {}) => `/admin/redirects${queryString(query)}`,
  missingPages: '/admin/redirects/not-found',
  audit: (query: Query = {}) => `/admin/audit${queryString(query)}`,
  privacy: (query: Query = {}) => `/admin/privacy${queryString(query)}`,
  homePage: '/admin/home-page',
  people: '/admin/people',
  settings: '/admin/settings',
  health: '/admin/health',
  account: '/admin/account',
} as const;

/** The script that shows notices, and the pages of each back office that it leads to. */
export const serviceWorkerAddress = '/service-worker.js';
export const serviceWorkerScopes = { seller: `${basePath}/seller/`, admin: '/admin/' } as const;

/** Addresses of the sellers' screens. */
export const sellerAddresses = {
  logIn: '/seller/',
  logOut: '/login',
  register: '/seller/register',
  forgotPassword: '/seller/forgot-password',
  acceptInvitation: '/seller/accept-invitation',
  dashboard: '/seller/dashboard',
  messages: '/seller/dashboard#messages',
  announcements: '/seller/announcements',
  staff: '/seller/staff',
  products: (query: Query = {}) => `/seller/product${queryString(query)}`,
  enquiries: '/seller/enquiries',
  /** The inbox with what was asked about one piece. */
  enquiriesAbout: (productId: string) => `/seller/enquiries${queryString({ productId })}`,
  enquiry: (id: string) => `/seller/enquiries/${id}`,
  enquiryList: '/seller/enquiries/list',
  customers: '/seller/enquiries/customers',
  customer: (id: string) => `/seller/enquiries/customers/${id}`,
  replyTemplates: '/seller/enquiries/templates',
  enquiryNumbers: '/seller/enquiries/numbers',
  imports: '/seller/import',
} as const;
