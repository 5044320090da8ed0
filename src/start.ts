/** Try. */
setTimeout(() => void import(/* webpackMode: "eager" */ "react-dom/client"), 0)
setTimeout(() => void import(/* webpackMode: "eager" */ "gatsby-app"), 0)
