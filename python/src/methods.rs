//! The methods that the package has: those of the library, and integer programs.

use std::sync::LazyLock;

use grille::Methods;

/// All of them, made once.
pub fn all() -> &'static Methods {
    static METHODS: LazyLock<Methods> = LazyLock::new(|| {
        grille_milp::METHODS.iter().fold(Methods::new(), |all, method| all.with(*method))
    });
    &METHODS
}
