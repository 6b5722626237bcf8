import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from '@/components/error-page';
import { Spinner } from '@/components/ui/spinner';
import { paths, productPath } from '@/config/paths';
import { sectionKeys } from '@/content/sections/section-keys';
import { SiteLayout } from '@/site/layout/site-layout';

/** The site map: every screen, each a chunk of its own, and who may open it. */
export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    // A failure outside the page itself (header, footer); page failures are caught further in.
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <SiteLayout />,
    children: [
      {
        errorElement: <ErrorPage />,
        children: [
          {
            path: paths.home,
            lazy: async () => ({ Component: (await import('@/site/home/home-page')).HomePage }),
          },
          {
            path: paths.about,
            lazy: async () => ({ Component: (await import('@/site/pages/about-page')).AboutPage }),
          },
          {
            path: paths.visionMission,
            lazy: async () => ({
              Component: (await import('@/site/pages/vision-mission-page')).VisionMissionPage,
            }),
          },
          {
            path: paths.coreValues,
            lazy: async () => ({
              Component: (await import('@/site/pages/core-values-page')).CoreValuesPage,
            }),
          },
          {
            path: paths.services,
            lazy: async () => ({
              Component: (await import('@/site/pages/services-page')).ServicesPage,
            }),
          },
          {
            path: paths.whyChooseUs,
            lazy: async () => ({
              Component: (await import('@/site/pages/why-choose-us-page')).WhyChooseUsPage,
            }),
          },
          {
            path: paths.clients,
            lazy: async () => ({
              Component: (await import('@/site/pages/clients-page')).ClientsPage,
            }),
          },
          {
            path: paths.products,
            lazy: async () => ({
              Component: (await import('@/site/pages/products-page')).ProductsPage,
            }),
          },
          {
            path: productPath(':id'),
            lazy: async () => ({
              Component: (await import('@/site/pages/product-page')).ProductPage,
            }),
          },
          {
            path: paths.contact,
            lazy: async () => ({
              Component: (await import('@/site/contact/contact-page')).ContactPage,
            }),
          },
          {
            path: paths.enquiry,
            lazy: async () => ({
              Component: (await import('@/site/pages/enquiry-page')).EnquiryPage,
            }),
          },
          {
            path: '*',
            lazy: async () => ({ Component: (await import('@/components/not-found')).NotFound }),
          },
        ],
      },
    ],
  },
  {
    path: paths.auth,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    lazy: async () => ({ Component: (await import('@/auth/sign-in/auth-page')).AuthPage }),
  },
  {
    path: paths.forgotPassword,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    lazy: async () => ({
      Component: (await import('@/auth/recovery/forgot-password-page')).ForgotPasswordPage,
    }),
  },
  {
    path: paths.newPassword,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    lazy: async () => ({
      Component: (await import('@/auth/recovery/new-password-page')).NewPasswordPage,
    }),
  },
  {
    path: paths.admin,
    lazy: async () => ({ Component: (await import('@/auth/require-admin')).RequireAdmin }),
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" />,
    children: [
      {
        lazy: async () => ({ Component: (await import('@/admin/admin-layout')).AdminLayout }),
        children: [
          {
            errorElement: <ErrorPage />,
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('@/admin/dashboard/dashboard-page')).DashboardPage,
                }),
              },
              {
                path: paths.adminPeople,
                lazy: async () => ({
                  Component: (await import('@/admin/people/people-page')).PeoplePage,
                }),
              },
              {
                path: paths.adminAccount,
                lazy: async () => ({
                  Component: (await import('@/admin/people/account-page')).AccountPage,
                }),
              },
              ...sectionKeys.map((key) => ({
                path: key,
                lazy: async () => {
                  const { EditorPage } = await import('@/admin/editor/editor-page');
                  return { element: <EditorPage key={key} section={key} /> };
                },
              })),
            ],
          },
        ],
      },
    ],
  },
];
