### Takuzu.

takuzu-name = takuzu
