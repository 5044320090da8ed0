/** Gatsby's part of the scripts, which takes the page over (gatsby/webpack.ts tells where it is). */
declare module "gatsby-app"
